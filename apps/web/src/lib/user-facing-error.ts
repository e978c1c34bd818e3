/** Error of the browser or device whose message can be shown to the user, in contrast to an `ApiError`. */
export class UserFacingError extends Error {}
