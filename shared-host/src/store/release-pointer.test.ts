import { promoteCanary, releaseCanary, releaseStable, rollBack } from './release-pointer.ts';

const publish = (first = '1', ...versions: string[]) =>
  versions.reduce((pointer, version) => releaseStable(pointer, version), releaseStable(undefined, first));

it('counts a revision for each move and keeps the history', () => {
  const pointer = promoteCanary(releaseCanary(publish('1', '2'), '3', 10));
  expect(pointer).toMatchObject({ revision: 4, stable: '3' });
  expect(pointer.history.map(({ action, version }) => `${action} ${version}`)).toEqual([
    'publish 1',
    'publish 2',
    'canary 3',
    'promote 3',
  ]);
});

it('limits the length of the history', () => {
  const many = Array.from({ length: 300 }, (_, index) => String(index));
  expect(publish(...many).history.length).toBe(100);
});

describe('a canary', () => {
  it('runs beside the stable version and ends when it is promoted', () => {
    const canary = releaseCanary(publish('1'), '2', 10);
    expect(canary).toMatchObject({ stable: '1', canary: { version: '2', percent: 10 } });
    expect(promoteCanary(canary).canary).toBeUndefined();
  });

  it('ends when another version is published to all visitors', () => {
    expect(releaseStable(releaseCanary(publish('1'), '2', 10), '3').canary).toBeUndefined();
  });

  it('is refused for the first version, for the stable version, and when there is none to promote', () => {
    expect(() => releaseCanary(undefined, '1', 10)).toThrow('no stable version yet');
    expect(() => releaseCanary(publish('1'), '1', 10)).toThrow('All visitors already get 1');
    expect(() => promoteCanary(publish('1'))).toThrow('no canary to promote');
  });
});

describe('rolling back', () => {
  it('stops a canary first and leaves the stable version alone', () => {
    const pointer = rollBack(releaseCanary(publish('1', '2'), '3', 10));
    expect(pointer).toMatchObject({ stable: '2' });
    expect(pointer.canary).toBeUndefined();
  });

  it('goes one version further back each time', () => {
    const once = rollBack(publish('1', '2', '3'));
    expect(once.stable).toBe('2');
    expect(rollBack(once).stable).toBe('1');
  });

  it('never returns to a version that was rolled back from', () => {
    const pointer = releaseStable(rollBack(publish('1', '2')), '3');
    expect(rollBack(pointer).stable).toBe('1');
  });

  it('goes to the named version, even during a canary', () => {
    const pointer = rollBack(releaseCanary(publish('1', '2', '3'), '4', 10), '1');
    expect(pointer).toMatchObject({ stable: '1' });
    expect(pointer.canary).toBeUndefined();
  });

  it('says what to do when there is no previous version', () => {
    expect(() => rollBack(publish('1'))).toThrow('--to');
    expect(() => rollBack(publish('1', '1'))).toThrow('no version before 1');
  });
});
