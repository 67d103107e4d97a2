// Prices of lines, and what an order comes to. All money in cents.

import { productOf } from "../content/catalogue";
import { COUPONS } from "../content/coupons";
import { SLOTS } from "../content/places";
import { OWN, type Product } from "../content/products";
import type { Line } from "./model";

const FREE_FROM = 3500;
const SHIPPING = 699;
const DELIVERY = 795;
const TAX_SHARE = 0.0725;
const PLAN_SHARE = 0.12;
const GIFT_WRAP = 399;

export const money = (cents: number): string => `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;

export const priceOf = (product: Product, size = ""): number =>
  product.price + (product.sizes.find((one) => one.name === size)?.adds ?? 0);

export const wasOf = (product: Product, size = ""): number =>
  product.was === 0 ? 0 : product.was + (product.sizes.find((one) => one.name === size)?.adds ?? 0);

export const planPrice = (cents: number): number => Math.max(300, Math.round((cents * PLAN_SHARE) / 100) * 100);

export const linePrice = (line: Line): number => priceOf(productOf(line.id), line.size) * line.qty;

const lineSaving = (line: Line): number => {
  const product = productOf(line.id);
  return product.was > 0 ? (product.was - product.price) * line.qty : 0;
};

const sum = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((all, line) => all + of(line), 0);

export const countOf = (lines: readonly Line[]): number => sum(lines, (line) => line.qty);
export const subtotalOf = (lines: readonly Line[]): number => sum(lines, linePrice);

/** Why a code does not count, or nothing. */
export function refusalOf(code: string, lines: readonly Line[], hasOrders: boolean): string {
  const coupon = COUPONS.find((one) => one.code === code);
  if (!coupon) return "This code does not exist or has ended.";
  if (coupon.code === "HELLO20" && hasOrders) return "This code is for a first order.";
  const base = discountBase(code, lines);
  if (base === 0) return "Nothing in your cart is part of this offer.";
  if (base < coupon.least) return `Add ${money(coupon.least - base)} more to use this code.`;
  return "";
}

function discountBase(code: string, lines: readonly Line[]): number {
  const coupon = COUPONS.find((one) => one.code === code);
  if (!coupon) return 0;
  return sum(
    lines.filter((line) => coupon.department === "" || productOf(line.id).department === coupon.department),
    linePrice,
  );
}

function discountOf(code: string, lines: readonly Line[]): number {
  const coupon = COUPONS.find((one) => one.code === code);
  if (!coupon) return 0;
  const base = discountBase(code, lines);
  return base < coupon.least ? 0 : Math.min(base, coupon.off + Math.round(base * coupon.share));
}

export interface Totals {
  count: number;
  subtotal: number;
  savings: number;
  discount: number;
  extras: number;
  shipping: number;
  tax: number;
  total: number;
  /** Until shipping is free. */
  missing: number;
}

export interface Terms {
  code: string;
  isPlus: boolean;
  /** Of a delivery window, when one is chosen. */
  slot: string;
}

export function totalsOf(lines: readonly Line[], { code, isPlus, slot }: Terms): Totals {
  const subtotal = subtotalOf(lines);
  const discount = discountOf(code, lines);
  const extras = sum(lines, (line) => (line.gift ? GIFT_WRAP : 0) + (line.plan ? planPrice(linePrice(line)) : 0));
  const shipped = lines.filter((line) => line.how === "shipping" && productOf(line.id).seller === OWN);
  const base = subtotalOf(shipped);
  const isFree = shipped.length === 0 || isPlus || base >= FREE_FROM;
  const hasDelivery = lines.some((line) => line.how === "delivery");
  const fee = SLOTS.find((one) => one.id === slot)?.fee ?? DELIVERY;
  const shipping = (isFree ? 0 : SHIPPING) + (hasDelivery && !isPlus ? fee : 0);
  const taxed = sum(lines, (line) => (productOf(line.id).department === "grocery" ? 0 : linePrice(line)));
  const share = subtotal === 0 ? 0 : taxed / subtotal;
  const tax = Math.round((taxed - discount * share + extras) * TAX_SHARE);
  return {
    count: countOf(lines),
    subtotal,
    savings: sum(lines, lineSaving),
    discount,
    extras,
    shipping,
    tax,
    total: subtotal - discount + extras + shipping + tax,
    missing: isFree ? 0 : FREE_FROM - base,
  };
}
