import { placeFlags } from './place-flags.ts';

const flag = (x: number, width = 100) => ({ x, width });

describe('labels on lines', () => {
  it('open to the right, each in the next of three rows', () => {
    expect(placeFlags([flag(0.1), flag(0.3), flag(0.5), flag(0.7)], null, 1000)).toEqual([
      { row: 0, side: 'right' },
      { row: 1, side: 'right' },
      { row: 2, side: 'right' },
      { row: 0, side: 'right' },
    ]);
  });

  it('open to the left at the right edge', () => {
    expect(placeFlags([flag(0.95)], null, 1000)).toEqual([{ row: 0, side: 'left' }]);
  });

  it('open to the left of the line of a higher label', () => {
    const [, lower] = placeFlags([flag(0.5, 40), flag(0.45)], null, 1000);
    expect(lower).toEqual({ row: 1, side: 'left' });
  });

  it('have no name without room on both sides', () => {
    const [first] = placeFlags([flag(0.05), flag(0.06), flag(0.07), flag(0.08)], null, 1000);
    expect(first).toEqual({ row: 0, side: 'number' });
  });

  it('do not meet the label and the line of the marked player', () => {
    const marked = { x: 0.5, width: 160, side: 'right', rows: 2 } as const;
    expect(placeFlags([flag(0.45), flag(0.55)], marked, 1000)).toEqual([
      { row: 0, side: 'left' },
      { row: 2, side: 'right' },
    ]);
  });

  it('use another row if their own has no room', () => {
    const marked = { x: 0.5, width: 160, side: 'right', rows: 1 } as const;
    expect(placeFlags([flag(0.55)], marked, 1000)).toEqual([{ row: 1, side: 'right' }]);
  });

  it('stay below the labels that their line would cross', () => {
    const marked = { x: 0.5, width: 160, side: 'right', rows: 3 } as const;
    expect(placeFlags([flag(0.55)], marked, 1000)).toEqual([{ row: 0, side: 'number' }]);
  });
});
