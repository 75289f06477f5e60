/**
 * Exports of the router for areas and pages of the shell. A name that is imported from react-router-dom and missing
 * here would be undefined at run time. Hosts import names that only they need (`createBrowserRouter`, `matchPath`) from
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
