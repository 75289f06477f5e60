export { previewNotice } from './preview-notice.ts';
export { forgetPreview, type PreviewSettings, readPreview } from './read-preview.ts';
