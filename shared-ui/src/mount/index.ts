export { mountArea } from './mount-area.tsx';
