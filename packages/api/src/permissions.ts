type Grants = readonly string[];

/**
 * Creates a check of granted permissions or roles. Names are compared exactly; `wildcard` grants every name, but never
 * an empty one.
 */
function createCheck(wildcard: string) {
  const has = (granted: Grants, required: string | undefined): boolean =>
    !!required && (granted.includes(wildcard) || granted.includes(required));
  return Object.assign(has, {
    /** Whether at least one of the names is granted; false for an empty list. */
    any: (granted: Grants, required: Grants | undefined): boolean =>
      required?.some((name) => has(granted, name)) ?? false,
    /** Whether all of the names are granted; false for an empty list. */
    all: (granted: Grants, required: Grants | undefined): boolean =>
      !!required?.length && required.every((name) => has(granted, name)),
  });
}

/** Whether a permission is granted, exactly or by the wildcard; `hasPermi.any` and `hasPermi.all` take several. */
export const hasPermi = createCheck("*:*:*");

/** Whether a role is granted, exactly or by `admin`; `hasRole.any` and `hasRole.all` take several. */
export const hasRole = createCheck("admin");
