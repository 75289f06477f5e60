import { Content } from '@hotdrop/shared-ui/layout';
import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';

/** Tabs for the pages of the area. */
export function StatisticsTabs() {
  const { links } = useSite();
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
