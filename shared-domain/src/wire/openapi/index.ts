export { type OpenApiSettings, openApiDocument } from './document.ts';
