/**
 * The exports of `react-router-dom` that a site shares with its areas. A shared module keeps all of its exports in each
 * build, so it has only those that pages and the page for developers use (decision 0032). Hosts import what only they
 * need from `react-router`.
 */
export {
  createBrowserRouter,
  createContext,
  createMemoryRouter,
  createPath,
  data,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
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
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
