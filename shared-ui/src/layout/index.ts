export { Block, Columns, Content, PageHead, Stack } from './layout.tsx';
