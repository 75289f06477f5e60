export { pictureOf } from './picture-of.ts';
export { createPress, type Press } from './press.ts';
export { rasterize } from './rasterize.ts';
export { sendPicture } from './send-picture.tsx';
