/** What a server draws pictures with, as text: it has no stylesheet to apply, and no page to put a drawing in. */
export { default as contourDrawing } from '../contour/contour.svg?raw';
export { default as tokensSheet } from '../tokens.css?raw';
