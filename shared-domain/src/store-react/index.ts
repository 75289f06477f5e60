import { useStore } from 'zustand';
import type { SiteState, SiteStore } from '../store/index.ts';

/** Reads the site's store in a component, which is drawn again when what it selected has changed. */
export const useSiteStore = <T>(store: SiteStore, select: (state: SiteState) => T): T =>
  useStore(store, select);
