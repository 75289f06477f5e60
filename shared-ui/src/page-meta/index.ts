export { PageMeta } from './page-meta.tsx';
