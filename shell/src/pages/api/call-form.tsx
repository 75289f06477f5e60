import { Button } from '@hotdrop/shared-ui/button';
import { ArrowRightIcon } from '@hotdrop/shared-ui/icons';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useLinks } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import styles from './api.module.css';
import { Field } from './field.tsx';
import type { Parameter, ReadCall } from './read-calls.ts';
import type { Values } from './try-call.ts';

interface CallFormProps {
  readonly calls: readonly ReadCall[];
  readonly call: ReadCall;
  readonly examples: Values;
}

/** Chooses a call and its values. Without scripts, the page of its address has the answer. */
export function CallForm({ calls, call, examples }: CallFormProps) {
  const links = useLinks();
  const navigate = useNavigate();
  const { location } = useNavigation();
  const [query] = useSearchParams();
  const isShown = query.get('call') === call.name;
  const open = (address = '') => void navigate(address, { preventScrollReset: true });
  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    open(`?${new URLSearchParams([...fields, ['send', '1']])}`);
  };
  return (
    <Grid as="form" action={links.api()} onSubmit={send} gap={4} className={styles.form}>
      <Field label={<Trans>Call</Trans>}>
        <select
          key={call.name}
          name="call"
          defaultValue={call.name}
          onChange={({ target }) => open(links.api({ call: target.value }))}
        >
          {calls.map(({ name, path }) => (
            <option key={name} value={name}>
              {path}
            </option>
          ))}
        </select>
      </Field>
      <Text as="p" size="t13" tone="muted" lang="en">
        {call.summary}
      </Text>
      {call.parameters.length > 0 && (
        <Grid key={call.name} min={40} gap={3}>
          {call.parameters.map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              value={
                (isShown ? query.get(parameter.name) : null) ??
                (parameter.isRequired ? examples[parameter.name] : undefined)
              }
            />
          ))}
        </Grid>
      )}
      <Row>
        <Button
          type="submit"
          kind="accent"
          name="send"
          value="1"
          icon={ArrowRightIcon}
          isBusy={new URLSearchParams(location?.search).has('send')}
        >
          <Trans>Send</Trans>
        </Button>
      </Row>
    </Grid>
  );
}

interface ParameterFieldProps {
  readonly parameter: Parameter;
  readonly value: string | undefined;
}

function ParameterField({ parameter: { name, isRequired, values }, value = '' }: ParameterFieldProps) {
  const label = <code>{name}</code>;
  const shared = { name, defaultValue: value, required: isRequired };
  if (values.length === 0) {
    return (
      <Field label={label}>
        <input {...shared} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
    );
  }
  return (
    <Field label={label}>
      <select {...shared}>
        {!isRequired && <option value="" />}
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </Field>
  );
}
