export { type Example, examples } from './examples.tsx';
