import { expect, it } from "vitest";
import { toLoggedNetwork, toNetwork, toNetworkLine } from "./network.ts";

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
])("the line of %j is %j", (address, line) => {
  expect(toNetworkLine(address)).toBe(line);
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2", "2001:db8:1"],
  ["2001:db8:1:ffff", "2001:db8:1"],
  ["2001:db8:1:ffff::7", "2001:db8:1"],
  ["2001:db8:1", "2001:db8:1"],
  ["::1", "0:0:0"],
  ["lobby:printer", ""],
  ["", ""],
])("the network of the address or line %j is %j: a /48 is one", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

it.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2", "2001:db8:1::/48"],
  ["", ""],
])("the log names the network %j as %j, which is no household's line", (network, range) => {
  expect(toLoggedNetwork(network)).toBe(range);
});
