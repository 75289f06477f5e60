import type { MutantsIn } from '../mutant.ts';

const consoleTests = ['shell/src/server/ops/console.test.ts'];
const rollouts = ['shared-host/src/rollouts/run-rollouts.test.ts'];

/** Guards of the console, and of rollouts that no person watches. */
export const operators: readonly MutantsIn[] = [
  {
    file: 'shell/src/server/ops/operator-access.ts',
    tests: consoleTests,
    mutants: [
      [
        'a wrong token moves no pointer',
        'token !== undefined && isSame(given, token)',
        'token !== undefined',
      ],
      ["a session has the server's signature", 'isSame(signature, sign(until)) && ', ''],
      ['a session ends after eight hours', ' && Number(until) > now()', ''],
      ['scripts cannot read a session', 'httpOnly: true,', ''],
      ['other sites cannot send a session', `sameSite: 'Strict',`, ''],
    ],
  },
  {
    file: 'shell/src/server/ops/ops-app.ts',
    tests: consoleTests,
    mutants: [
      ['forms of other sites move no pointer', 'access.hasToken(c) ? next() : protect(c, next)', 'next()'],
      ['the console only shows without a token', '!source.store || !access.mayMove(c)', '!source.store'],
    ],
  },
  {
    file: 'shell/src/server/ops/move-pointer.ts',
    tests: consoleTests,
    mutants: [
      [
        'a pointer moves only as the operator has seen it',
        'store.movePointer(area, revision, next',
        'store.movePointer(area, before.revision, next',
      ],
    ],
  },
  {
    file: 'shared-host/src/rollouts/decide-rollout.ts',
    tests: rollouts,
    mutants: [
      ['a version that a server refuses is rolled back', 'refusal !== undefined', 'false'],
      ['a worse version is rolled back', 'worse.length > 0', 'false'],
      ['a held rollout waits', 'rollout.isHeld', 'false'],
      ['a step lasts its least time', 'left > 0', 'false'],
      ['a step needs enough data', 'unsure.length > 0', 'false'],
    ],
  },
  {
    file: 'shared-host/src/rollouts/compare-versions.ts',
    tests: rollouts,
    mutants: [['one visitor who reloads is not enough', 'const leastEvents = 3;', 'const leastEvents = 1;']],
  },
  {
    file: 'shared-host/src/rollouts/run-rollouts.ts',
    tests: rollouts,
    mutants: [
      [
        'figures of another rollout do not count',
        'isRecordOf(record, rollout) ? record : undefined',
        'record',
      ],
      ['figures that a server has added do not count twice', 'subtractBoth(figures, before)', 'figures'],
    ],
  },
];
