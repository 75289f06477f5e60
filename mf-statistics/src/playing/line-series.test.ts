import { toLine } from './line-series.ts';

const hour = 3_600_000;
const week = 168 * hour;
const time = (hours: number) => new Date(hours * hour).toISOString();
const history = [10, 20, 30].map((count, index) => ({ at: time(1000 + index), count }));

describe('a line', () => {
  it('has its open step and its peaks', () => {
    const [first, last] = toLine(
      [
        { at: time(0), count: 5, peak: 9 },
        { at: time(1), count: 6, isOpen: true },
      ],
      null,
      hour,
    );
    expect(first).toEqual({ at: 0, value: 5, peak: 9, earlier: null, isOpen: false });
    expect(last).toMatchObject({ peak: null, isOpen: true });
  });

  it('has the values of the same time earlier', () => {
    const before = history.map(({ count }, index) => ({ at: time(1000 + index - 168), count: count * 2 }));
    const line = toLine(history, { offset: week, history: before }, hour);
    expect(line.map(({ earlier }) => earlier)).toEqual([20, 40, 60]);
  });

  it('has no earlier value where none was counted', () => {
    const before = [
      { at: time(1000 - 168), count: 7 },
      { at: time(1002 - 168), count: 8 },
    ];
    const line = toLine(history, { offset: week, history: before }, hour);
    expect(line.map(({ earlier }) => earlier)).toEqual([7, null, 8]);
  });
});
