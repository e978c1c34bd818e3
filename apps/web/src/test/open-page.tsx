import type { RouteObject } from "react-router-dom";
import { routes } from "../router.tsx";
import { mountRoutes } from "./mount.tsx";

/**
 * Opens an address of the application with its routes and its frame; `answers` as `testApp` takes them. With a token
 * it is 云野 (12) who looks. `tree` stands in for the routes.
 */
export const openPage = (
  address: string,
  answers: Record<string, unknown> = {},
  token = "",
  tree: RouteObject[] = routes,
) => mountRoutes(tree, address, answers, token);
