import { lazyOptional } from '../lazy/lazy-optional.tsx';

/** The API host adds this parameter when it returns from a sign-in that failed. */
const parameter = 'sign_in_failure';

const SignInFailureNotice = lazyOptional(() =>
  import(/* webpackChunkName: "sign-in-failure" */ './sign-in-failure-notice.tsx').then(
    (module) => module.SignInFailureNotice,
  ),
);

/** Few visits begin with a failed sign-in, so the code of its notice loads only then. */
export function LazySignInFailureNotice({ query }: { readonly query: URLSearchParams }) {
  const failure = query.get(parameter);
  return failure !== null && <SignInFailureNotice failure={failure} parameter={parameter} />;
}
