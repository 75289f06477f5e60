import { useKept } from '@hotdrop/shared-ui/states';

const isMissing = ({ status }: { readonly status: string }) => status === 'failed' || status === 'pending';

/** Returns the data to show: the last ready data with the same key if a reload fails or is still pending. */
export const useKeepReady = <T extends { readonly status: string }>(data: T, key: string): T =>
  useKept(data, isMissing, key);
