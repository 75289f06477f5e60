import type { PublishedFile } from '@hotdrop/shared-domain/wire';
import { Block, Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './api.module.css';
import { Code, CopyButton } from './code.tsx';

/** Files with all rows, and how to read one. */
export function FileList({ files }: { readonly files: readonly PublishedFile[] }) {
  const { origin } = useSite();
  const { t } = useLingui();
  const addressOf = (name: string) => `${origin}/api/v1/files/${name}`;
  const [first] = files;
  if (!first) return null;
  const code = `curl "${addressOf(first.name)}" | gunzip`;
  return (
    <Block title={<Trans>Files</Trans>}>
      <Text as="p" tone="muted" className={styles.text}>
        <Trans>Whole boards and daily totals, with one JSON object a line, compressed with gzip.</Trans>
      </Text>
      <Panel label={t`Files`} className={styles.line}>
        <Code label="curl">{code}</Code>
        <CopyButton text={code} />
      </Panel>
      <Grid as="ul" min={96} gap={0} surface="panel" padding={[2, 4]} className={styles.files}>
        {files.map(({ name, updatedAt }) => (
          <Row as="li" key={name} justify="between" padding={[1, 0]}>
            <Text as="a" href={addressOf(name)} rel="nofollow" wrap="anywhere" className={styles.link}>
              <code>{name}</code>
            </Text>
            {updatedAt && (
              <Text size="t13" tone="muted">
                <TimeAgo time={updatedAt} />
              </Text>
            )}
          </Row>
        ))}
      </Grid>
    </Block>
  );
}
