import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { ROOT } from '../../../server/ops/process.mjs'
import { temporaryFolder } from '../../helpers/app.ts'
import { COMPILED, pinnedEnvironment } from '../../helpers/process.ts'

const COMMAND = join(ROOT, 'server/ops/circles.ts')

/** Runs the command in a folder, like a user. */
function circles(args: string[], cwd = ROOT) {
  const npm = ['--prefix', ROOT, 'run', '-s', 'circles', '--', ...args]
  const { status, stdout, stderr } = spawnSync('npm', npm, { cwd, env: pinnedEnvironment, encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** The same without npm, which takes twice as long as the command. */
function circlesAlone(args: string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd,
    env: { ...pinnedEnvironment, ...COMPILED },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** A folder with these files. */
function folderOf(t: Test, files: Record<string, string>): string {
  const folder = temporaryFolder(t)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

t.test('one JSON object, for a file that is named from where one stands', async (t) => {
  const folder = folderOf(t, { 'lists.txt': '(a) A : B\n(b) B : C\n(c) C : A D\n(d) D : C' })
  const { status, stdout } = circles(['lists.txt'], folder)
  const { seconds, ...rest } = JSON.parse(stdout)
  t.equal(status, 0)
  t.ok(seconds >= 0)
  t.strictSame(rest, {
    items: 4,
    arcs: 5,
    loops: [['A', 'B', 'C']],
    chains: [],
    traded: 3,
    people: 3,
    optimal: true,
    bound: 3,
  })
  const short = JSON.parse(
    circles(['lists.txt', '--longest', '2', '--goal=people', '--seconds', '0.5'], folder).stdout,
  )
  t.strictSame(short.loops, [['C', 'D']])
})

t.test('errors have their line number, and nothing is on standard output', async (t) => {
  const folder = folderOf(t, { 'bad.txt': 'A : B\n(b B : A\n', 'good.txt': 'A : B' })
  const refused: [string[], string][] = [
    [['bad.txt'], 'line 2: the bracket does not close'],
    [['nowhere.txt'], 'nowhere.txt'],
    [[], 'Usage:'],
    [['good.txt', 'bad.txt'], 'Usage:'],
    [['good.txt', '--longest', '5'], '--longest is 2, 3, 4 or any'],
    [['good.txt', '--longest=3.0'], '--longest is 2, 3, 4 or any'],
    [['good.txt', '--seconds', '0'], '--seconds is a number above 0'],
    [['good.txt', '--seconds', 'soon'], '--seconds is a number above 0'],
    [['good.txt', '--goal', 'money'], '--goal is items or people'],
    [['good.txt', '--fast'], "Unknown option '--fast'"],
  ]
  for (const [args, message] of refused) {
    const { status, stdout, stderr } = circlesAlone(args, folder)
    t.match({ status, stdout }, { status: 1, stdout: '' }, args.join(' '))
    t.ok(stderr.includes(message), stderr)
  }
  t.match(circles(['bad.txt'], folder), { status: 1, stdout: '' }, 'npm passes it on')
  t.equal(circlesAlone([join(folder, 'good.txt')], ROOT).status, 0)
})
