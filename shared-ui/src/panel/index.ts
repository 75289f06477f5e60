export { Note } from './note.tsx';
export { Panel } from './panel.tsx';
