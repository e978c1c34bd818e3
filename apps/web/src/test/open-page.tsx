import type { RouteObject } from "react-router-dom";
import { routes } from "../router.tsx";
import { mountRoutes } from "./mount.tsx";

/**
 * Opens an address of the app with its routes and frame, with responses as in `testApp`. With a token the viewer is
 * 云野 (12). `tree` replaces the routes.
 */
export const openPage = (
  address: string,
  answers: Record<string, unknown> = {},
  token = "",
  tree: RouteObject[] = routes,
) => mountRoutes(tree, address, answers, token);
