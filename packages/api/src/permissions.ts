const ALL_PERMISSIONS = "*:*:*";
const ADMIN_ROLE = "admin";

type Held = readonly string[];

/** Whether `permission` is held, exactly or through the wildcard; an empty one never is (VALID-019, 020, 023). */
export function hasPermi(held: Held, permission: string | undefined): boolean {
  return !!permission && (held.includes(ALL_PERMISSIONS) || held.includes(permission));
}

/** Whether any of `permissions` is held; of none, none is (VALID-023, VALID-025). */
export function hasPermiOr(held: Held, permissions: Held | undefined): boolean {
  return permissions?.some((permission) => hasPermi(held, permission)) ?? false;
}

/** Whether all of `permissions` are held; an empty list is not (VALID-023, VALID-026). */
export function hasPermiAnd(held: Held, permissions: Held | undefined): boolean {
  return !!permissions?.length && permissions.every((permission) => hasPermi(held, permission));
}

/** Whether `role` is held, exactly or through admin; an empty one never is (VALID-021, 022, 024). */
export function hasRole(held: Held, role: string | undefined): boolean {
  return !!role && (held.includes(ADMIN_ROLE) || held.includes(role));
}

/** Whether any of `roles` is held; of none, none is (VALID-024, VALID-027). */
export function hasRoleOr(held: Held, roles: Held | undefined): boolean {
  return roles?.some((role) => hasRole(held, role)) ?? false;
}

/** Whether all of `roles` are held; an empty list is not (VALID-024, VALID-028). */
export function hasRoleAnd(held: Held, roles: Held | undefined): boolean {
  return !!roles?.length && roles.every((role) => hasRole(held, role));
}
