/** File contents for the server, which draws preview pictures without stylesheets or a page. */
export { default as contourDrawing } from './contour/contour.svg?raw';
export { default as logoDrawing } from './logo/favicon.svg?raw';
export { default as tokensSheet } from './tokens.css?raw';
