import { mountInPage } from './mount-in-page.ts';

declare global {
  /** For pages without a bundler: `<script src="hotdrop-host.js">`. */
  var hotdropHost: { readonly mount: typeof mountInPage } | undefined;
}

globalThis.hotdropHost = { mount: mountInPage };
