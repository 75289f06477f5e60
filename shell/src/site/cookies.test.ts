import { hashAddress, readKept, readStyles, writeKept, writeStyles } from './cookies.ts';

const returning = { favorites: 4, recentPlayers: 6, hasMyPlayer: true };

describe('the cookie with the numbers of kept players', () => {
  it('is read as it was written', () => {
    expect(writeKept(returning)).toBe('4.6.1');
    expect(readKept(writeKept(returning))).toEqual(returning);
    expect(readKept(writeKept({ ...returning, hasMyPlayer: false }))).toMatchObject({ hasMyPlayer: false });
  });

  it('has two digits for favorites, however many there are', () => {
    expect(writeKept({ ...returning, favorites: 1234 })).toBe('99.6.1');
  });

  it.each([undefined, '', '0.0.0', '4.6', '-1.0.0', '4.7.1', '100.0.0', '4.6.1; x', 'favorites'])(
    'says of %s that nothing is kept',
    (value) => expect(readKept(value)).toBeNull(),
  );
});

describe('the cookie with the stylesheets in the cache', () => {
  it('is read as it was written, with the latest 40', () => {
    const hashes = Array.from({ length: 50 }, (_, number) => hashAddress(`/assets/${number}.css`));
    expect(readStyles(writeStyles([...hashes, ...hashes]))).toEqual(hashes.slice(0, 40));
    expect(new Set(hashes).size).toBe(50);
  });

  it.each([undefined, '', '.', 'a..b', 'A', '<b>', 'a; x', 'longer12', Array(41).fill('a').join('.')])(
    'names none when it is %s',
    (value) => expect(readStyles(value)).toEqual([]),
  );
});
