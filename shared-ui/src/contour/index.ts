export { Contour } from './contour.tsx';
