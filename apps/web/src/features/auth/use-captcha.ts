import { useCallback, useEffect, useRef, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { useSiteInfo } from "#shell/frame/site-info.ts";

export interface Captcha {
  status: "loading" | "ready" | "failed" | "off";
  /** Data URL of the image. */
  image: string;
  uuid: string;
  /** Whether a code is required, as far as known. */
  isRequired: boolean;
  /** Returns whether a required code is empty. Waits for the image, because a fast user may submit before it loads. */
  isMissing: (code: string) => Promise<boolean>;
  /** Fetches a new image. The previous code becomes invalid. */
  reload: () => void;
  /** Waits until the image has been visible for a number of milliseconds. */
  waitUntilVisibleFor: (ms: number) => Promise<void>;
  /** Requires a captcha from now on, even if the community does not ask for one by default. */
  require: () => void;
}

type CaptchaImage = Pick<Captcha, "status" | "image" | "uuid">;

const NO_IMAGE = { image: "", uuid: "" };
const OFF: CaptchaImage = { status: "off", ...NO_IMAGE };

/** Returns the captcha of a form. It is fetched in the browser, one image per try, unless the community uses none. */
export function useCaptcha(): Captcha {
  const { api } = useApp();
  const { captchaEnabled: isDefault } = useSiteInfo();
  // Known before the first image arrives, so that the form reserves space only if there will be one.
  const [captchaImage, setCaptchaImage] = useState<CaptchaImage>(
    isDefault ? { status: "loading", ...NO_IMAGE } : OFF,
  );
  const controller = useRef<AbortController>(undefined);
  const latest = useRef<Promise<CaptchaImage>>(undefined);
  const isForced = useRef(false);
  const shownAt = useRef<number>(undefined);
  const reload = useCallback(() => {
    controller.current?.abort();
    if (!isDefault && !isForced.current) {
      latest.current = Promise.resolve(OFF);
      setCaptchaImage(OFF);
      return;
    }
    controller.current = new AbortController();
    const { signal } = controller.current;
    setCaptchaImage({ status: "loading", ...NO_IMAGE });
    latest.current = api.call("captchaImage", { query: isForced.current ? { wanted: 1 } : {}, signal }).then(
      ({ captchaEnabled, img = "", uuid = "" }) =>
        captchaEnabled === false ? OFF : { status: "ready", image: `data:image/png;base64,${img}`, uuid },
      () => ({ status: "failed", ...NO_IMAGE }),
    );
    void latest.current.then((next) => {
      if (signal.aborted) return;
      shownAt.current = next.status === "ready" ? performance.now() : undefined;
      setCaptchaImage(next);
    });
  }, [api, isDefault]);
  const require = useCallback(() => {
    isForced.current = true;
    reload();
  }, [reload]);
  const isMissing = useCallback(
    async (code: string) => !code.trim() && (await latest.current)?.status !== "off",
    [],
  );
  const waitUntilVisibleFor = useCallback(async (ms: number) => {
    const remaining = shownAt.current === undefined ? 0 : shownAt.current + ms - performance.now();
    if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
  }, []);
  useEffect(() => {
    reload();
    return () => controller.current?.abort();
  }, [reload]);
  const isRequired = captchaImage.status === "ready" || captchaImage.status === "failed";
  return { ...captchaImage, isRequired, isMissing, waitUntilVisibleFor, reload, require };
}
