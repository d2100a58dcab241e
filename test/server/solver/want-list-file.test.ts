import t from 'tap'
import { readWantLists } from '../../../server/solver/want-list-file.ts'
import { WantListError } from '../../../server/solver/want-list-line.ts'
import { marketOf } from '../../../server/solver/want-list-market.ts'

const market = (text: string | Uint8Array) =>
  marketOf(readWantLists(typeof text === 'string' ? new TextEncoder().encode(text) : text))

/** Arcs of each item by name, in the order of the lists. */
function arcs(text: string | Uint8Array): Record<string, string> {
  const { market: found, names } = market(text)
  return Object.fromEntries(
    names.map((name, item) => [
      name,
      [...found.targets.subarray(found.from[item], found.until[item])].map((other) => names[other]).join(' '),
    ]),
  )
}

const reads = (name: string, text: string | Uint8Array, expected: Record<string, string>) =>
  t.test(name, async (t) => {
    t.strictSame(arcs(text), expected)
  })

reads('a colon is optional', 'A B\nB : A', { A: 'B', B: 'A' })
reads('a colon may stand right between two names', 'A:B\nB :A', { A: 'B', B: 'A' })
reads('lines may end in CRLF, with blanks before it', 'A : B \r\nB : A\t\r\n', { A: 'B', B: 'A' })
reads('the end-of-file mark of DOS is no item', 'A : B\r\nB : A\r\n\x1a', { A: 'B', B: 'A' })
reads('a mark of byte order is no part of a name', '\uFEFFA : B\nB : A', { A: 'B', B: 'A' })
reads('comments and empty lines do not count', '# A : C\n\n#+ (x\nA : B\n  # more\nB : A', { A: 'B', B: 'A' })
reads('a comment may be of Latin-1', Buffer.from('# caf\xe9 (\nA : \xc5\n\xe5 : A', 'latin1'), {
  A: 'å',
  å: 'A',
})
reads('names may be beyond ASCII', 'Ż : ółw\nÓŁW : ż', { Ż: 'ÓŁW', ÓŁW: 'Ż' })
reads(
  'upper and lower case are the same, and names are written as in their own list',
  'Lamp : TENT\ntent : LAMP',
  {
    Lamp: 'tent',
    tent: 'Lamp',
  },
)
reads('unless an option says otherwise', '#! foo CASE-SENSITIVE\nLamp : TENT tent\ntent : LAMP Lamp', {
  Lamp: 'tent',
  tent: 'Lamp',
})
reads('unknown options are skipped', '#! GEEKLIST=1 YEAR=2012\n#! SEED=x\nA : B\nB : A', { A: 'B', B: 'A' })
reads('an option below a list is a comment', 'A : B\n#! REQUIRE-COLONS\nB A', { A: 'B', B: 'A' })
reads('priorities have no bearing', 'A : ; B=15;C ; \nB : A=3\nC=2 : A', { A: 'B C', B: 'A', C: 'A' })
reads(
  'things of one user are not wanted by it, whatever the case of its name',
  '(Ada L) A : B C\n( ada l ) B : A\nC : A',
  {
    A: 'C',
    B: '',
    C: 'A',
  },
)
reads('without users each item is a person of its own', 'A : A B\nB : A', { A: 'B', B: 'A' })
reads('what has no list is wanted in vain; an empty list is an item all the same', 'A : B C C\nC :\nD', {
  A: 'C',
  C: '',
  D: '',
})
reads('the first list counts', 'A : B\na : C\nB :\nC :', { A: 'B', B: '', C: '' })
reads('money is skipped', 'A : B $20 CA$H\n(x) $10 : A\n(x) LIMIT : $50\nCA$H : A\nB : $5', {
  A: 'B CA$H',
  CA$H: 'A',
  B: '',
})
reads('an item may have the name LIMIT', 'Limit : A $5\nA : LIMIT', { Limit: 'A', A: 'Limit' })
reads(
  'official names say which lists count, and whose things they are',
  [
    '!Begin-Official-Names',
    'A ==> 1. "A (from x)" (from Ada)',
    '# no name',
    'b: 2. (from ADA) [copy 1 of 2]',
    'C ==> 3. "C"',
    'E ==> 4. "E" (from Eve)',
    '!END-OFFICIAL-NAMES',
    'A : B C D E',
    'B : C',
    '(Cy) C : A',
    'D : A',
    '(Cy) E : A C',
  ].join('\n'),
  { A: 'C E', B: 'C', C: 'A', E: 'A' },
)
reads('a dummy stands for what its list names', '(a) A : %X C\n(A) %x : B C\n(b) B : A\n(c) C :', {
  A: 'B C',
  B: 'A',
  C: '',
})
reads('a dummy may name dummies, itself too', '(a) A : %X\n(a) %X : %Y B\n(a) %Y : %X C\n(b) B :\n(c) C :', {
  A: 'C B',
  B: '',
  C: '',
})
reads('the dummy of another is another', '(a) A : %X\n(b) %X : C\n(b) B : %X\n(c) C :', {
  A: '',
  B: 'C',
  C: '',
})
reads('the first list for a dummy counts', '(a) A : %X\n(a) %X : B\n(a) %X : C\n(b) B :\n(c) C :', {
  A: 'B',
  B: '',
  C: '',
})
reads(
  'the owner by an official name has dummies too',
  '!BEGIN-OFFICIAL-NAMES\nA (from Ada)\nB\n!END-OFFICIAL-NAMES\nA : %X\n(ada) %X : B\nB :',
  { A: 'B', B: '' },
)

t.test('pairs are counted once, however many ways lead from one to the other', async (t) => {
  const { arcs: count } = market(
    '(a) A : %X %Y B\n(a) %X : B C\n(a) %Y : B C\n(a) A2 : %X\n(b) B : A\n(c) C :',
  )
  t.equal(count, 5)
})

const refuses = (name: string, text: string, message: string) =>
  t.test(`refused: ${name}`, async (t) => {
    t.throws(
      () => readWantLists(Buffer.from(text)),
      new WantListError(Number(message.split(/[ :]/)[1]), message.replace(/^line \d+: /, '')),
    )
  })

refuses('a bracket that does not close', 'A : B\n(Ada A : B', 'line 2: the bracket does not close')
refuses(
  'a bracket after the item',
  'A (Ada) : B',
  'line 1: a bracket stands elsewhere than around a user name',
)
refuses('a second user', '(Ada) (Bob) A : B', 'line 1: a bracket stands elsewhere than around a user name')
refuses('a closing bracket alone', 'A : B)', 'line 1: a bracket stands elsewhere than around a user name')
refuses('a bracket in a user name', '(Ada (x) A : B', 'line 1: a bracket stands in a user name')
refuses('nobody in brackets', '( ) A : B', 'line 1: the brackets name nobody')
refuses('a user without an item', '# x\r\n(Ada)\r\n', 'line 2: a user name without an item')
refuses('a user without an item before the colon', '(Ada) : A', 'line 1: a user name without an item')
refuses('two colons', 'A : B : C', 'line 1: two colons')
refuses('a colon after the second name', 'A B : C', 'line 1: the colon does not follow the first name')
refuses('a colon first', '\n : A B', 'line 2: it begins with a colon')
refuses('a separator alone', 'A : B\n;', 'line 2: it names no item')
refuses('a separator before the colon', '; : B', 'line 1: the colon does not follow the first name')
refuses('no colon where one is asked for', '#! REQUIRE-COLONS\nA : B\nB A', 'line 3: no colon')
refuses('no user where one is asked for', '#! require-usernames\n(a) A : B\nB : A', 'line 3: no user name')
refuses('a dummy without user', 'A : %X\n%X : A', 'line 2: the dummy %X has no user')
refuses(
  'official names that do not end',
  '!BEGIN-OFFICIAL-NAMES\nA\nA : B\n',
  'line 1: the official names that begin here do not end',
)
refuses(
  'official names that did not begin',
  'A : B\n!END-OFFICIAL-NAMES',
  'line 2: official names end that did not begin',
)
refuses(
  'an official name that begins with a colon',
  '!BEGIN-OFFICIAL-NAMES\n: A\n',
  'line 2: it begins with a colon',
)
refuses('a comment behind a list', 'A : B\nB : A # a lamp\n', 'line 2: a comment behind a list')
refuses('a comment right behind the colon', 'A : B\nB :# a lamp\n', 'line 2: a comment behind a list')
refuses('a comment behind gifts', 'A\n!GIFTS A # a lamp\nB : A\n', 'line 2: a comment behind a list')
refuses('a file of comments', '# one\n# two\n', 'line 2: the file ends without any want list')
refuses('an empty file', '', 'line 1: the file ends without any want list')
refuses(
  'official names alone',
  '!BEGIN-OFFICIAL-NAMES\nA\n!END-OFFICIAL-NAMES',
  'line 3: the file ends without any want list',
)
