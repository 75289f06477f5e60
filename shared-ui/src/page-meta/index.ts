export { PageMeta } from './page-meta.tsx';
export { SharePicture } from './share-picture.tsx';
