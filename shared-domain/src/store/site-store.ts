import { createStore, type StoreApi } from 'zustand/vanilla';
import { initialState, type SiteState } from './state.ts';

export type SiteStore = StoreApi<SiteState>;

/** The state that the server hands to the browser, as JSON. */
export type SiteSnapshot = SiteState;

/** The site's store: one for each request on the server, one in the browser. `initial` wins over the defaults. */
export const createSiteStore = (initial: Partial<SiteState> = {}): SiteStore =>
  createStore<SiteState>()(() => ({ ...initialState('steam'), ...initial }));

export const snapshot = (store: SiteStore): SiteSnapshot => store.getState();
