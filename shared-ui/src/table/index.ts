export type { Column, SortDirection, Sorting } from './column.ts';
export { Table } from './table.tsx';
