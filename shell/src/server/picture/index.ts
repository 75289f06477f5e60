export { pictureOf } from './picture-of.ts';
export { createPress, type Press } from './press.ts';
export { rasterise } from './rasterise.ts';
export { sendPicture } from './send-picture.tsx';
