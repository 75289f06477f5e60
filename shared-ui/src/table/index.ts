export type { Column, Sorting } from './column.ts';
export { Table } from './table.tsx';
