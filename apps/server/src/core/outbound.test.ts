import { expect, test } from "vitest";
import { isPublicAddress, resolvePublicUrl } from "./outbound.ts";

test.each([
  ...["127.0.0.1", "127.8.9.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  ...["169.254.169.254", "100.64.0.1", "100.127.255.255", "192.0.0.1", "192.0.2.1", "198.18.0.1"],
  ...["198.51.100.1", "203.0.113.9", "224.0.0.1", "240.0.0.1", "255.255.255.255"],
  ...[
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "::ffff:10.0.0.1",
    "::7f00:1",
    "fe80::1",
    "fec0::1",
  ],
  ...["fc00::1", "fd00:ec2::254", "ff02::1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001::1", "2001:db8::1"],
  ...["100::1", "", "localhost", "127.1"],
])("%s is not a public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["1.1.1.1", "93.184.216.34", "172.32.0.1", "100.128.0.1", "::ffff:8.8.8.8", "2606:4700::1111"])(
  "%s is a public address",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const resolveLocally = async () => [{ address: "127.0.0.1", family: 4 }];

test.each([
  "http://127.0.0.1/",
  "http://2130706433/",
  "http://0x7f000001/",
  "http://0x7f.1/",
  "http://0177.0.0.1/",
  "http://127.1/",
  "http://0/",
  "http://１２７.0.0.1/",
  "http://127.0.0.1./",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:7f00:1]/",
  "http://[::ffff:169.254.169.254]/latest/meta-data",
  "http://169.254.169.254/latest/meta-data",
  "http://localhost/",
  "http://metadata.google.internal/",
  "http://name.test/",
])("%s is not requested", async (address) => {
  await expect(resolvePublicUrl(new URL(address), { resolve: resolveLocally })).rejects.toThrow("address");
});

test("URLs with another scheme, another port or a user name are not requested", async () => {
  const open = { resolve: async () => [{ address: "1.1.1.1", family: 4 }] };
  const resolveUrl = (address: string) => resolvePublicUrl(new URL(address), open);
  await expect(resolveUrl("ftp://name.test/")).rejects.toThrow("scheme");
  await expect(resolveUrl("file:///etc/passwd")).rejects.toThrow("scheme");
  await expect(resolveUrl("http://name.test:6379/")).rejects.toThrow("port");
  await expect(resolveUrl("https://name.test:80/")).rejects.toThrow("port");
  await expect(resolveUrl("http://name.test@127.0.0.1/")).rejects.toThrow("credentials");
  await expect(resolveUrl("http://user:word@name.test/")).rejects.toThrow("credentials");
  expect(await resolveUrl("https://name.test:443/a")).toEqual({ address: "1.1.1.1", family: 4 });
});

test("a name with one address that is not public is refused", async () => {
  const resolve = async () => [
    { address: "1.1.1.1", family: 4 },
    { address: "::1", family: 6 },
  ];
  await expect(resolvePublicUrl(new URL("http://name.test/"), { resolve })).rejects.toThrow("address");
  await expect(resolvePublicUrl(new URL("http://name.test/"), { resolve: async () => [] })).rejects.toThrow(
    "address",
  );
});
