import { describe, expect, test } from "vitest";
import { codeError, messageOf, networkError, statusError, timeoutError } from "./errors.ts";

describe("the message table", () => {
  test("ERR-008 401 is 认证失败，无法访问系统资源", () => {
    expect(messageOf(401, "zzz")).toBe("认证失败，无法访问系统资源");
  });

  test("ERR-009 403 is always 当前操作没有权限", () => {
    expect(messageOf(403, "zzz")).toBe("当前操作没有权限");
  });

  test("ERR-010 404 is always 访问资源不存在", () => {
    expect(messageOf(404, "zzz")).toBe("访问资源不存在");
  });

  test("ERR-011 a code without entry and without msg is 系统未知错误，请反馈给管理员", () => {
    expect(messageOf(999)).toBe("系统未知错误，请反馈给管理员");
    expect(messageOf(999, "")).toBe("系统未知错误，请反馈给管理员");
  });

  test("ERR-029 HOLE-019 a code without entry has the server's msg", () => {
    for (const code of [400, 409, 413, 415, 429, 500, 503]) {
      expect(messageOf(code, "说明")).toBe("说明");
      expect(messageOf(code)).toBe("系统未知错误，请反馈给管理员");
    }
  });

  test("ERR-012 the server's msg is used when the table has no entry", () => {
    expect(messageOf(999, "zzz")).toBe("zzz");
  });
});

describe("ApiError", () => {
  test("ERR-003 401 has the message of an expired session", () => {
    expect(codeError(401, "zzz").message).toBe("无效的会话，或者会话已过期，请重新登录。");
  });

  test("ERR-007 has the code, the kind and the trace id", () => {
    expect(codeError(601, "y", { traceId: "req-1f" })).toMatchObject({
      code: 601,
      message: "y",
      kind: "code",
      traceId: "req-1f",
    });
  });

  test("has the reason of the response; 401 without a reason is UNAUTHENTICATED", () => {
    expect(codeError(409, "y", { reason: "ENDED" }).reason).toBe("ENDED");
    expect(codeError(401, "y", { reason: "KEY_REVOKED" }).reason).toBe("KEY_REVOKED");
    expect(codeError(401).reason).toBe("UNAUTHENTICATED");
    expect(networkError().reason).toBeUndefined();
  });

  test("ERR-013 a request without a response is 后端接口连接异常", () => {
    expect(networkError()).toMatchObject({ code: 0, message: "后端接口连接异常", kind: "network" });
  });

  test("ERR-014 a timeout is 系统接口请求超时", () => {
    expect(timeoutError()).toMatchObject({ code: 0, message: "系统接口请求超时", kind: "timeout" });
  });

  test("ERR-015 an HTTP failure names its status", () => {
    expect(statusError(502)).toMatchObject({ code: 502, message: "系统接口502异常", kind: "status" });
  });

  test("HTTP 401 counts as code 401", () => {
    expect(statusError(401)).toMatchObject({ code: 401, kind: "code" });
  });
});
