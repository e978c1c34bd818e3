import { useCallback, useEffect, useRef, useState } from "react";
import { useApp } from "#lib/app.tsx";

export interface Captcha {
  status: "loading" | "ready" | "failed" | "off";
  /** A data address of the picture. */
  image: string;
  uuid: string;
  /** Fetches another picture; the one before it is void. */
  reload: () => void;
}

/** The captcha of a form: fetched in the browser, one picture per try. */
export function useCaptcha(): Captcha {
  const { api } = useApp();
  const [state, setState] = useState<Omit<Captcha, "reload">>({ status: "loading", image: "", uuid: "" });
  const latest = useRef<AbortController>(undefined);
  const reload = useCallback(async () => {
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    setState({ status: "loading", image: "", uuid: "" });
    try {
      const { captchaEnabled, img = "", uuid = "" } = await api.call("captchaImage", { signal });
      if (signal.aborted) return;
      const status = captchaEnabled === false ? "off" : "ready";
      setState({ status, image: `data:image/png;base64,${img}`, uuid });
    } catch {
      if (!signal.aborted) setState({ status: "failed", image: "", uuid: "" });
    }
  }, [api]);
  useEffect(() => {
    void reload();
    return () => latest.current?.abort();
  }, [reload]);
  return { ...state, reload };
}
