/**
 * Exports of the router for areas and pages of the shell. A name that is imported from react-router-dom and missing
 * here is undefined at run time: what only a host needs (`createBrowserRouter`, `matchPath`) it imports from
 * react-router.
 */
export {
  createMemoryRouter,
  data,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  replace,
  useFetcher,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
