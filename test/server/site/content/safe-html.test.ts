import t from 'tap'
import { htmlToText, safeHtml } from '../../../../server/site/content/safe-html.ts'
import { newPage, noBrowser } from '../../../helpers/browser.ts'
import { ATTACKS } from './attacks.ts'

const ALLOWED_TAG =
  /^<(?:\/?(?:p|ul|ol|li|h[234]|blockquote|strong|em|b|i|u|s)|br \/|\/a|a href="[^"<>]*"(?: rel="nofollow ugc noopener")?)>$/

t.test('the output only has allowed tags and plain links', async (t) => {
  for (const attack of ATTACKS) {
    const html = safeHtml(attack)
    const tags = html.match(/<[^>]*>?/g) ?? []
    t.strictSame(
      tags.filter((tag) => !ALLOWED_TAG.test(tag)),
      [],
      attack.slice(0, 80),
    )
    for (const [, href] of html.matchAll(/ href="([^"]*)"/g)) {
      t.match(href, /^(?:https?:\/\/|mailto:|\/(?!\/))/, attack.slice(0, 80))
    }
  }
})

t.test('a browser without our policy runs and loads nothing of it', { skip: noBrowser }, async (t) => {
  const { page, problems } = await newPage(t)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('dialog', (dialog) => dialog.dismiss())
  await page.setContent('<main></main>')
  const found = await page.evaluate((all) => {
    const shown: string[] = []
    for (const html of all) {
      document.body.innerHTML = html
      for (const { tagName, attributes } of document.body.querySelectorAll('*')) {
        shown.push(`${tagName} ${[...attributes].map(({ name }) => name).join(' ')}`.trim())
      }
    }
    return [...new Set(shown)]
  }, ATTACKS.map(safeHtml))
  t.strictSame(
    found.filter((one) => !/^(?:P|B|BR|H2|TD|A href(?: rel)?)$/.test(one)),
    [],
  )
  t.strictSame([requests, problems], [[], []])
})

t.test('cleaning what is clean changes nothing', async (t) => {
  for (const attack of ATTACKS) t.equal(safeHtml(safeHtml(attack)), safeHtml(attack), attack.slice(0, 80))
})

t.test('nothing grows beyond what escaping takes', async (t) => {
  for (const attack of ATTACKS) t.ok(safeHtml(attack).length <= attack.length * 10 + 100, attack.slice(0, 80))
})

t.test('script, style, drawings and frames go with all that they hold', async (t) => {
  for (const tag of [
    'script',
    'style',
    'svg',
    'math',
    'iframe',
    'noscript',
    'template',
    'textarea',
    'title',
  ]) {
    t.equal(safeHtml(`<p>before</p><${tag}>inside</${tag}><p>after</p>`), '<p>before</p><p>after</p>', tag)
  }
})

t.test('of other tags that are not taken the text stays', async (t) => {
  t.equal(safeHtml('<p><span style="color:red">red</span> <font>old</font></p>'), '<p>red old</p>')
})

t.test('simple HTML stays as it is', async (t) => {
  const html =
    '<h2>Bike</h2><p>A <strong>good</strong> <em>one</em>, <b>b</b> <i>i</i> <u>u</u> <s>s</s>.<br />Really.</p>' +
    '<ul><li>one</li><li>two</li></ul><ol><li>first</li></ol><blockquote>said</blockquote><h3>a</h3><h4>b</h4>'
  t.equal(safeHtml(html), html)
})

t.test('headings start at the second level, and a div is a paragraph', async (t) => {
  t.equal(safeHtml('<h1>a</h1><h5>b</h5><h6>c</h6>'), '<h2>a</h2><h4>b</h4><h4>c</h4>')
  t.equal(safeHtml('<div>a</div><div>b</div>'), '<p>a</p><p>b</p>')
})

t.test('empty elements are left out', async (t) => {
  t.equal(safeHtml('<p></p><p> </p><ul><li></li></ul><p>x</p>'), '<p>x</p>')
  for (const nothing of ['', ' \n ', '<p><br></p>', '<script>x</script>', '<!-- x -->']) {
    t.equal(safeHtml(nothing), '', JSON.stringify(nothing))
  }
})

t.test('an external link is marked; one on this site has a path', async (t) => {
  const link = (href: string) => safeHtml(`<p><a href="${href}">x</a></p>`)
  const rel = 'rel="nofollow ugc noopener"'
  t.equal(
    link('https://a.example/b?c=d&e#f'),
    `<p><a href="https://a.example/b?c=d&amp;e#f" ${rel}>x</a></p>`,
  )
  t.equal(link('mailto:a@b.example'), `<p><a href="mailto:a@b.example" ${rel}>x</a></p>`)
  t.equal(link('/browse?category=2#top'), '<p><a href="/browse?category=2#top">x</a></p>')
  for (const elsewhere of ['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example']) {
    t.equal(link(elsewhere), `<p><a href="https://evil.example/" ${rel}>x</a></p>`, elsewhere)
  }
  for (const nowhere of ['', 'page.html', '#x', 'https://', 'https://u:p@a.example', 'tel:1']) {
    t.equal(link(nowhere), '<p>x</p>', nowhere)
  }
})

t.test('plain text becomes paragraphs, its line breaks stay, and signs are only signs', async (t) => {
  t.equal(safeHtml('one\ntwo\r\n\r\nthree\n \n\nfour\r'), '<p>one<br />two</p><p>three</p><p>four</p>')
  t.equal(safeHtml('5 < 6 & 7 > 3, <3 "x"'), '<p>5 &lt; 6 &amp; 7 &gt; 3, &lt;3 "x"</p>')
  t.equal(safeHtml('an <b>inline\n\ntag</b>'), '<p>an <b>inline</b></p><p>tag</p>')
  t.equal(safeHtml('🚲 Straße\u0000\u0007'), '<p>🚲 Straße</p>')
})

t.test('keeps text behind "<" that begins no known tag', async (t) => {
  for (const text of [
    'Jacket size <M, worn twice',
    'size <S, worn twice',
    'a <b and c',
    'for children <a metre',
    'write to <anna@mail.example>',
    'see <https://a.example/b>',
    '<3 <foo>bar</foo> <!important> <?> </ <',
    'x <y and y> z',
    'size <XL> or <XXL>',
  ]) {
    t.equal(safeHtml(text), `<p>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`, text)
    t.equal(htmlToText(safeHtml(text)), text, text)
    t.equal(safeHtml(safeHtml(text)), safeHtml(text), text)
  }
  const mixed = '<p>Jacket size <M, <b>worn</b> twice, <S, see <i>below</i></p>'
  t.equal(safeHtml(mixed), '<p>Jacket size &lt;M, <b>worn</b> twice, &lt;S, see <i>below</i></p>')
})

t.test('drops markup that Office puts on the clipboard', async (t) => {
  const word = '<!--[if gte mso 9]><xml>x</xml><![endif]--><p class="MsoNormal">Bike<o:p></o:p></p>'
  t.equal(safeHtml(word), '<p>Bike</p>')
})

t.test('finds tags in 100,000 characters within 1 s', async (t) => {
  for (const part of ['<', '<b ', '<b "', '<a x=', '<M', '<b /', '<p>', '<!--']) {
    const start = performance.now()
    safeHtml(part.repeat(100_000 / part.length))
    t.ok(performance.now() - start < 1000, `${part} ${performance.now() - start} ms`)
  }
})

t.test('the words of safe HTML, on one line and without markup', async (t) => {
  t.equal(
    htmlToText(safeHtml('<h2>A</h2><p>b<br>c</p><ul><li>d</li><li>e <b>f</b>g</li></ul>')),
    'A b c d e fg',
  )
  t.equal(htmlToText(safeHtml('5 < 6 & "7" > 3')), '5 < 6 & "7" > 3')
  t.equal(htmlToText(safeHtml('&amp;lt;b&amp;gt;')), '&amp;lt;b&amp;gt;')
  t.equal(htmlToText(''), '')
})
