export { previewNotice } from './preview-notice.ts';
export { forgetPreview, isPreview, type PreviewSettings, readPreview } from './read-preview.ts';
