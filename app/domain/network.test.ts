import { expect, it } from "vitest";
import { loggedNetworkOf, networkOf, networkRangeOf } from "./network.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0000:3:4:5:6", "2001:db8:1:0"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8:1:2::", "2001:db8:1:2"],
  ["2001:db8::3:4:5:6:7", "2001:db8:0:3"],
  ["::1", "0:0:0:0"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["", ""],
  ["unknown", ""],
  ["cafe", ""],
  ["lobby:printer", ""],
])("the network of %j is %j", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2", "2001:db8:1"],
  ["2001:db8:1:ffff", "2001:db8:1"],
  ["", ""],
])("the range of the line %j is %j", (network, range) => {
  expect(networkRangeOf(network)).toBe(range);
});

it.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2", "2001:db8:1::/48"],
  ["", ""],
])("the log names the network %j as %j, which is no household's line", (network, range) => {
  expect(loggedNetworkOf(network)).toBe(range);
});
