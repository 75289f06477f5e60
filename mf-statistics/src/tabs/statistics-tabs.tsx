import { Content } from '@hotdrop/shared-ui/layout';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { useLinks } from '../links.ts';

/** Tabs for the pages of the area. */
export function StatisticsTabs() {
  const links = useLinks();
  const { t } = useLingui();
  return (
    <Content>
      <Tabs
        label={t`Statistics`}
        tabs={[
          { to: links.rating(), label: t`Rating` },
          { to: links.playing(), label: t`Player count` },
        ]}
      />
    </Content>
  );
}
