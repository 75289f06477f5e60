import { Content } from '@hotdrop/shared-ui/layout';
import { Failed } from '@hotdrop/shared-ui/states';

/** Replaces a page that does not exist or that failed. The frame stays. */
export const PageFailed = () => (
  <Content>
    <Failed onRetry={() => location.reload()} />
  </Content>
);

/** Replaces an area that threw. Without an error, the area is still rendering for the first time. */
export const AreaFailed = ({ error }: { readonly area: string; readonly error: unknown }) =>
  error === undefined ? null : <PageFailed />;
