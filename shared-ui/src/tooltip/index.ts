export { Tooltip } from './tooltip.tsx';
export { UnknownFigure } from './unknown-figure.tsx';
