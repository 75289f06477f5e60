import { limits } from '@hotdrop/shared-domain/rules';
import { Block, PageHead, Panel, Stack } from '@hotdrop/shared-ui/layout';
import { Grid, Stat, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { PageMeta } from '../page-meta.tsx';
import styles from './api.module.css';
import { ApiKeys } from './api-keys.tsx';
import { CallAnswer } from './call-answer.tsx';
import { CallForm } from './call-form.tsx';
import { CallList } from './call-list.tsx';
import { Code, CopyButton } from './code.tsx';
import { Examples } from './examples.tsx';
import { FileList } from './file-list.tsx';
import type { ApiPageData } from './load-api-page.ts';
import type { ApiDescription } from './read-calls.ts';

export { loadApiPage } from './load-api-page.ts';

/** What the API offers, with a call to try. */
export function ApiPage() {
  const { description, examples, firstAddress, call, trial, files } = useLoaderData<ApiPageData>();
  const { origin } = useSite();
  const { t } = useLingui();
  const [query] = useSearchParams();
  const url = origin + firstAddress;
  return (
    <>
      <PageMeta
        title="API"
        description={t`All stats of this site as JSON, free and without an account.`}
        isHidden={query.size > 0}
      />
      <PageHead
        title="API"
        lead={<Trans>All stats of this site as JSON, free and without an account.</Trans>}
      />
      <Stack>
        <Examples url={url} />
        {description && call ? (
          <>
            <section id="try">
              <Block title={<Trans>Try a call</Trans>}>
                <Panel label={t`Try a call`} isPadded>
                  <Grid columns="minmax(0, 5fr) minmax(0, 7fr)" narrowColumns={1} gap={6}>
                    <CallForm calls={description.calls} call={call} examples={examples} />
                    <CallAnswer trial={trial} />
                  </Grid>
                </Panel>
              </Block>
            </section>
            <Rules {...description} />
            <Keys url={url} />
            <FileList files={files} />
            <Assistants />
            <Block
              title={<Trans>All calls</Trans>}
              aside={
                <a href="/api/v1/openapi.json" className={styles.link}>
                  OpenAPI
                </a>
              }
            >
              <CallList calls={description.calls} />
            </Block>
          </>
        ) : (
          <Failed />
        )}
      </Stack>
    </>
  );
}

/** Limits, and what every caller should know. */
function Rules({ requestsPerMinute }: Pick<ApiDescription, 'requestsPerMinute'>) {
  const format = useFormat();
  return (
    <Block title={<Trans>Limits</Trans>}>
      <Grid as="dl" columns={3} phoneColumns={1} isRuled surface="panel">
        <Stat
          className={styles.stat}
          label={<Trans>Without a key</Trans>}
          value={format.number(requestsPerMinute.visitor)}
          note={<Trans>requests a minute</Trans>}
        />
        <Stat
          className={styles.stat}
          label={<Trans>With a key</Trans>}
          value={format.number(requestsPerMinute.key)}
          note={<Trans>requests a minute</Trans>}
        />
        <Stat
          className={styles.stat}
          label={<Trans>Keys</Trans>}
          value={limits.apiKeys}
          note={<Trans>for each account</Trans>}
        />
      </Grid>
      <Grid as="ul" gap={2} className={styles.rules}>
        <li>
          <Trans>
            Beyond the limit the answer is 429, and the header <code>Retry-After</code> has the seconds to
            wait.
          </Trans>
        </li>
        <li>
          <Trans>
            Answers are <code>{'{"data": …}'}</code>. Times are in UTC, and what nobody knows is null.
          </Trans>
        </li>
        <li>
          <Trans>Pages of other sites may call it from the browser.</Trans>
        </li>
      </Grid>
    </Block>
  );
}

/** What a key is good for, and the visitor's own keys. */
function Keys({ url }: { readonly url: string }) {
  const { t } = useLingui();
  const code = `curl -H "Authorization: Bearer KEY" "${url}"`;
  return (
    <section id="keys">
      <Block title={<Trans>API keys</Trans>}>
        <Text as="p" tone="muted" className={styles.text}>
          <Trans>
            A key has a limit of its own, and lets scripts look up players whom the site does not know yet.
            Send it in a header:
          </Trans>
        </Text>
        <Panel label={t`A call with a key`} className={styles.line}>
          <Code label="curl">{code}</Code>
          <CopyButton text={code} />
        </Panel>
        <Panel label={t`Your keys`} isPadded>
          <ApiKeys />
        </Panel>
      </Block>
    </section>
  );
}

/** Where assistants ask, and that each panel has an address. */
function Assistants() {
  const { t } = useLingui();
  const address = `${useSite().origin}/mcp`;
  return (
    <Block title={<Trans>Assistants, pages, and streams</Trans>}>
      <Text as="p" tone="muted" className={styles.text}>
        <Trans>
          Assistants that speak the Model Context Protocol find players, matches, and boards at this address.
          Share on each panel of the site has its frame, overlay, badge, chat line, and JSON.
        </Trans>
      </Text>
      <Panel label={t`The address for assistants`} className={styles.line}>
        <Code label="mcp">{address}</Code>
        <CopyButton text={address} />
      </Panel>
    </Block>
  );
}
