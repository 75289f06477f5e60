import { sparkOf } from './spark.ts';

describe('the line of a day', () => {
  it('is on a scale of its own', () => {
    expect(sparkOf([100, 200, 150])).toBe('M0.0 25.0L50.0 3.0L100.0 14.0');
  });

  it('has a gap where nothing was counted', () => {
    expect(sparkOf([100, null, 200, 100])).toBe('M0.0 25.0M66.7 3.0L100.0 25.0');
  });

  it('needs two counts', () => {
    expect(sparkOf([null, 5, null])).toBeNull();
    expect(sparkOf([])).toBeNull();
  });

  it('is level if all counts are the same', () => {
    expect(sparkOf([5, 5])).toBe('M0.0 25.0L100.0 25.0');
  });
});
