/** The fences of `npm run check`, each shown a planted violation: a check that lets one through, or looks at nothing, fails here. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { boundaries } from '../../scripts/check/boundaries.ts';
import type { CheckStep } from '../../scripts/check/checkStep.ts';
import { deadCode } from '../../scripts/check/deadCode.ts';
import { format } from '../../scripts/check/format.ts';
import { lint } from '../../scripts/check/lint.ts';
import { lintProjects, projectsOf } from '../../scripts/check/lintProjects.ts';
import { typeCheck } from '../../scripts/check/typeCheck.ts';
import { makeModelProject, type ModelProject } from './laws/modelProject.ts';

const LAYERS = ['src', 'server', 'scripts', 'tests', 'e2e'];
/** Tools of other people, in processes of their own, up to two a test. */
const LIMIT_MS = 240_000;

let project: ModelProject;
const planted = new Set<string>();

const plant = (name: string, text: string) => {
  planted.add(name);
  project.write(name, text);
};
const words = async (step: CheckStep) => {
  const { ok, summary, detail } = await step.run();
  return { ok, said: `${summary}\n${detail}` };
};

beforeAll(() => {
  project = makeModelProject();
});
afterEach(() => {
  for (const name of planted) project.write(name, undefined);
  planted.clear();
});
afterAll(() => {
  project.remove();
});

describe('types', { timeout: LIMIT_MS }, () => {
  it('pass without a violation', async () => {
    expect(await words(typeCheck(project.root))).toMatchObject({ ok: true });
  });

  // One look at all of them: the look is what takes a second.
  it('find an upward import, and clock, timer, page, line and dice in the domain', async () => {
    plant('src/domain/kernel/up.ts', "import { tables } from '../../db/tables.ts';\n\nexport const up = tables;\n");
    const codes = [
      'setTimeout(() => 1, 1)',
      'performance.now()',
      'document.title',
      "fetch('/')",
      'crypto.randomUUID()',
    ];
    for (const [n, code] of codes.entries()) plant(`src/domain/kernel/dice${n}.ts`, `export const dice = ${code};\n`);
    const { ok, said } = await words(typeCheck(project.root));
    expect(ok).toBe(false);
    expect(said).toContain('src/domain/kernel/up.ts');
    for (const [n, code] of codes.entries()) expect(said, code).toContain(`src/domain/kernel/dice${n}.ts`);
  });

  it('find a page that reads the document from the worker', async () => {
    plant('src/worker/page.ts', 'export const title = document.title;\n');
    expect((await words(typeCheck(project.root))).said).toContain('src/worker/page.ts');
  });

  it('fail when no project is left', async () => {
    plant('tsconfig.json', '{ "files": [], "references": [] }\n');
    expect((await words(typeCheck(project.root))).ok).toBe(false);
  });
});

describe('lint', { timeout: LIMIT_MS }, () => {
  it('passes without a violation', async () => {
    expect(await words(lint(project.root, LAYERS))).toMatchObject({ ok: true });
  });

  it('finds each of what is forbidden, where it is, and a cycle', async () => {
    const breaches = [
      ['no-floating-promises', 'server/late1.ts', 'export function late() {\n  Promise.resolve(1);\n}\n'],
      ['no-misused-promises', 'server/late2.ts', 'export const late = [1].filter(async () => true);\n'],
      ['no-explicit-any', 'server/late3.ts', 'export const late = (a: any) => a as number;\n'],
      ['no-console', 'server/late4.ts', "console.log('late');\n"],
      ['no-barrel-file', 'src/app/late.ts', "export * from '../domain/kernel/won.ts';\n"],
      ['no-restricted-properties', 'server/late5.ts', 'export const late = Object.assign({}, { a: 1 });\n'],
    ] as const;
    for (const [, name, text] of breaches) plant(name, text);
    plant('src/domain/kernel/won.ts', "import { tie } from './tie.ts';\n\nexport const won = () => tie;\n");
    plant('src/domain/kernel/tie.ts', "import { won } from './won.ts';\n\nexport const tie = () => won;\n");
    const { ok, said } = await words(lint(project.root, LAYERS));
    expect(ok).toBe(false);
    expect(said).toContain('no-cycle');
    for (const [rule, name] of breaches) {
      expect(said).toMatch(new RegExp(`${rule}[^]{0,400}${name}|${name}[^\\n]*${rule}`));
    }
  });

  it('fails when it is given nothing to look at', async () => {
    expect((await words(lint(project.root, ['src/db/nothing']))).ok).toBe(false);
  });

  it('finds a file that stands in no project', async () => {
    plant('src/late.ts', 'export const late = 1;\n');
    const { ok, said } = await words(lintProjects(project.root, 'lint', projectsOf(project.root)));
    expect(ok).toBe(false);
    expect(said).toContain('src/late.ts');
  });

  it('keeps nothing of what was written while it was read', async () => {
    const step = lintProjects(project.root, 'lint', projectsOf(project.root));
    plant('server/late.ts', 'export const late = (): unknown => 2;\n');
    const reading = words(step);
    plant('server/late.ts', 'export const late = 1;\n');
    expect((await reading).ok).toBe(true);
    plant('server/late.ts', 'export const late = (): unknown => 2;\n');
    expect((await words(step)).said).toMatch(/^\d+ files/);
  });

  it('reads what refers to a change again, until it passes, and nothing else', async () => {
    const step = () => words(lintProjects(project.root, 'lint', projectsOf(project.root)));
    plant(
      'server/late.ts',
      "import { won } from '../src/domain/kernel/won.ts';\n\nexport function late() {\n  won();\n}\n",
    );
    plant('src/domain/kernel/won.ts', 'export const won = () => 1;\n');
    expect((await step()).said).toMatch(/^\d+ files/);
    expect(await step()).toEqual({ ok: true, said: '11 projects as when passed\n' });
    plant('src/domain/kernel/won.ts', 'export const won = () => Promise.resolve(1);\n');
    for (const _ of [1, 2]) {
      const { ok, said } = await step();
      expect(ok).toBe(false);
      expect(said).toContain('server/late.ts');
      expect(said).toContain('1 project as when passed');
    }
  });
});

describe('boundaries', { timeout: LIMIT_MS }, () => {
  it('pass without a violation', async () => {
    expect(await words(boundaries(project.root, LAYERS))).toMatchObject({ ok: true });
  });

  it('find each import that is not allowed, where it is, and each cycle', async () => {
    const breaches = [
      [
        'domain-knows-nothing',
        'src/domain/kernel/up1.ts',
        "import { tables } from '../../db/tables.ts';\n\nexport const up = tables;\n",
      ],
      ['domain-knows-nothing', 'src/domain/kernel/up2.ts', "import Dexie from 'dexie';\n\nexport const up = Dexie;\n"],
      [
        'worker-on-db-and-domain',
        'src/worker/up.ts',
        "import { main } from '../app/main.tsx';\n\nexport const up = main;\n",
      ],
      [
        'app-reads-queries-and-asks-the-worker',
        'src/app/up1.ts',
        "import { tables } from '../db/tables.ts';\n\nexport const up = tables;\n",
      ],
      [
        'server-on-domain',
        'server/up.ts',
        "import { tables } from '../src/db/tables.ts';\n\nexport const up = tables;\n",
      ],
      [
        'browser-never-imports-node',
        'src/app/up2.ts',
        "import { origin } from '../../server/main.ts';\n\nexport const up = origin;\n",
      ],
      ['no-unresolved', 'src/app/up3.ts', "import { lost } from './lost.ts';\n\nexport const up = lost;\n"],
    ] as const;
    const cycles = ['src/domain/kernel', 'src/worker', 'server'];
    for (const [, name, text] of breaches) plant(name, text);
    for (const folder of cycles) {
      plant(`${folder}/won.ts`, "import { tie } from './tie.ts';\n\nexport const won = () => tie;\n");
      plant(`${folder}/tie.ts`, "import { won } from './won.ts';\n\nexport const tie = () => won;\n");
    }
    const { ok, said } = await words(boundaries(project.root, LAYERS));
    expect(ok).toBe(false);
    for (const [rule, name] of breaches) expect(said).toContain(`${rule}: ${name}`);
    for (const folder of cycles) expect(said).toMatch(new RegExp(`no-cycle: ${folder}/(?:won|tie)\\.ts`));
  });

  it('fail on zero modules', async () => {
    plant('src/db/empty/note.txt', 'nothing to cruise\n');
    expect((await words(boundaries(project.root, ['src/db/empty']))).ok).toBe(false);
  });
});

describe('dead code', { timeout: LIMIT_MS }, () => {
  it('finds files, exports and packages that are dead, and of what ships those too that only tests use', async () => {
    plant('src/domain/kernel/won.ts', 'export const won = 1;\nexport const idle = 1;\nexport const lost = 1;\n');
    plant('src/domain/kernel/idle.ts', 'export const idleFile = 1;\n');
    plant('src/domain/kernel/lost.ts', 'export const lostFile = 1;\n');
    plant('server/main.ts', "import lost from 'left-pad';\n\nexport const origin = lost;\n");
    const uses = [
      "import { idle } from '../src/domain/kernel/won.ts';",
      "import { idleFile } from '../src/domain/kernel/idle.ts';",
    ];
    plant('tests/won.test.ts', `${uses.join('\n')}\n\nexport const tested = idle + idleFile;\n`);
    const [all, shipped] = [deadCode(project.root, 'everything'), deadCode(project.root, 'shipped')];
    const [found, foundShipped] = [await words(all), await words(shipped)];
    expect([found.ok, foundShipped.ok]).toEqual([false, false]);
    expect(found.said).toContain('unlisted');
    for (const dead of ['exports: src/domain/kernel/won.ts lost', 'files: src/domain/kernel/lost.ts'])
      expect(found.said).toContain(dead);
    for (const idle of ['exports: src/domain/kernel/won.ts idle', 'files: src/domain/kernel/idle.ts']) {
      expect(found.said).not.toContain(idle);
      expect(foundShipped.said).toContain(idle);
    }
  });
});

describe('format', { timeout: LIMIT_MS }, () => {
  it('passes without a violation', async () => {
    expect(await words(format(project.root, ['server/main.ts', 'src/domain/kernel']))).toMatchObject({ ok: true });
  });

  it('finds a file that is written otherwise', async () => {
    plant('server/late.ts', 'export const late = "double"\n');
    expect((await words(format(project.root, LAYERS))).ok).toBe(false);
  });

  it('fails when it is given nothing to look at', async () => {
    expect((await words(format(project.root, ['src/db/nothing']))).ok).toBe(false);
  });
});
