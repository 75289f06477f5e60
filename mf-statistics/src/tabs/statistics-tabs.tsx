import { Content } from '@hotdrop/shared-ui/layout';
import { useLinks } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { linkPatterns } from '../link-patterns.ts';

/** Tabs for the pages of the area. */
export function StatisticsTabs() {
  const links = useLinks(linkPatterns);
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
