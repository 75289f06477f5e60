/** jsdom has neither media queries nor a canvas; the lists and words of a replay need none. */
export function withoutCanvas({ isMotionReduced = true } = {}): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isMotionReduced });
  HTMLCanvasElement.prototype.getContext = jest.fn().mockReturnValue(null);
  Element.prototype.scrollIntoView = jest.fn();
}
